import { Form, useLoaderData } from "react-router"
import { listMails } from "../platform/mail.server.ts"
import { pageContext } from "../platform/page-context.ts"
import { formatInstant } from "../platform/time.ts"
import { Button } from "../ui/button.tsx"
import { Card } from "../ui/card.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { Field } from "../ui/field.tsx"
import type { Route } from "./+types/mailbox.page"

export const meta: Route.MetaFunction = () => [{ title: "Mailbox (demo)" }, { name: "robots", content: "noindex" }]

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { showsMails, ctx } = context.get(pageContext)
  if (!showsMails) throw new Response(null, { status: 302, headers: { Location: "/" } })
  const to = new URL(request.url).searchParams.get("to") ?? ""
  return { to, mails: await listMails(ctx.db, ctx.publicUrl, to || undefined) }
}

export default function Mailbox() {
  const { to, mails } = useLoaderData<typeof loader>()
  return (
    <section className="page-width grid max-w-3xl grid-cols-1 gap-6 py-10">
      <h1 className="text-3xl">Mailbox</h1>
      <p className="text-muted">The demo sends no mail; what it would have sent is kept here, newest first.</p>
      <Form className="flex items-end gap-3">
        <div className="grow">
          <Field label="To" name="to" type="email" defaultValue={to} />
        </div>
        <Button type="submit" variant="secondary" className="h-12">
          Show
        </Button>
      </Form>
      {mails.length === 0 && <EmptyState title="No mail yet">Sign up or book, and the mail appears here.</EmptyState>}
      {mails.map((mail) => (
        <Card key={`${mail.sent_at}${mail.to}${mail.subject}`}>
          <article className="grid grid-cols-1 gap-2">
            <h2 className="text-lg">{mail.subject}</h2>
            <p className="text-muted text-sm">
              To {mail.to} · {formatInstant(mail.sent_at)}
            </p>
            <p className="whitespace-pre-line break-words">
              <LinkedText {...mail} />
            </p>
          </article>
        </Card>
      ))}
    </section>
  )
}

/** The mail's text, in which its own links can be followed. */
function LinkedText({ text, links }: { text: string; links: string[] }) {
  const pieces = text.split(/(https?:\/\/\S+)/)
  return pieces.map((piece, place) =>
    links.includes(piece) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a mail's text does not change, and one link may stand in it twice
      <a key={place} href={piece} className="break-all text-tile-ink underline underline-offset-4">
        {piece}
      </a>
    ) : (
      piece
    ),
  )
}
