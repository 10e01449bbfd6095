import { useEffect, useRef, useState } from "react"
import { Form, useLoaderData } from "react-router"
import { parts } from "../platform/language/parts.ts"
import { listMails } from "../platform/mail/mail.server.ts"
import { pageContext } from "../platform/pages/page-handle.ts"
import { siteOf } from "../sharing/page-meta.ts"
import { Button } from "../ui/button.tsx"
import { Card } from "../ui/card.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { Field } from "../ui/field/field.tsx"
import { useDates, useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/mailbox.page"
import { devTexts } from "./texts.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: devTexts.in(siteOf(matches).language).mailbox.headTitle },
  { name: "robots", content: "noindex" },
]

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { showsMails, ctx } = context.get(pageContext)
  if (!showsMails) throw new Response(null, { status: 302, headers: { Location: "/" } })
  const to = new URL(request.url).searchParams.get("to") ?? ""
  return { to, mails: await listMails(ctx.db, ctx.publicUrl, to || undefined) }
}

export default function Mailbox() {
  const { mailbox: t } = useTexts(devTexts)
  const dates = useDates()
  const { to, mails } = useLoaderData<typeof loader>()
  return (
    <section className="page-width grid max-w-3xl grid-cols-1 gap-6 py-10">
      <h1 className="text-3xl">{t.title}</h1>
      <p className="text-muted">{t.lead}</p>
      <Form className="flex items-end gap-3">
        <div className="grow">
          <Field label={t.to} name="to" type="email" defaultValue={to} />
        </div>
        <Button type="submit" variant="secondary" className="h-12">
          {t.show}
        </Button>
      </Form>
      {mails.length === 0 && <EmptyState title={t.none.title}>{t.none.text}</EmptyState>}
      {mails.map((mail) => (
        <Card key={mail.id}>
          <article className="grid grid-cols-1 gap-2">
            {/* A mail is in the language of who gets it, whoever looks at it here. */}
            <h2 translate="no" className="text-lg">
              {mail.subject}
            </h2>
            <p className="text-muted text-sm">{t.sent(mail.to, dates.instant(mail.sent_at))}</p>
            <p translate="no" className="whitespace-pre-line break-words">
              <LinkedText {...mail} />
            </p>
            <AsMailed id={mail.id} />
          </article>
        </Card>
      ))}
    </section>
  )
}

/** In a frame that runs nothing, loaded when it is asked for. */
function AsMailed({ id }: { id: string }) {
  const { mailbox: t } = useTexts(devTexts)
  const [isOpen, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // Opened before the page was awake, nobody heard it.
  useEffect(() => setOpen(details.current?.open ?? false), [])
  return (
    <details ref={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center text-tile-ink">{t.asMailed}</summary>
      {isOpen && (
        <iframe
          title={t.asMailed}
          src={`/dev/mailbox/${id}.html`}
          className="h-160 w-full rounded-lg border border-line"
        />
      )}
    </details>
  )
}

/** The mail's text, in which its own links can be followed. */
function LinkedText({ text, links }: { text: string; links: string[] }) {
  const pieces = text.split(/(https?:\/\/\S+)/)
  const link = (href: string) => (
    <a href={href} className="break-all text-tile-ink underline underline-offset-4">
      {href}
    </a>
  )
  return parts(...pieces.map((piece) => (links.includes(piece) ? link(piece) : piece)))
}
