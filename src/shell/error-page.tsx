import { isRouteErrorResponse, useRouteError } from "react-router"
import { Picture } from "../drawings/picture.tsx"
import { ApiFailure } from "../platform/api/api-failure.ts"
import { Button } from "../ui/button.tsx"
import { LinkButton } from "../ui/link.tsx"
import { useTexts } from "../ui/use-texts.ts"
import { shellTexts } from "./texts.ts"

/** The one error page; a known refusal, being overrun included, says its own sentence, a bug what the visitor can do. */
export function ErrorPage({ status, message }: { status: number; message?: string | undefined }) {
  const isBusy = status === 503 && message !== undefined
  const isBug = status >= 500 && !isBusy
  const { error: t } = useTexts(shellTexts)
  const said = isBug ? t.bug : { ...t.notFound, ...(message && { heading: message }), ...(isBusy && t.busy) }
  return (
    <section className="page-width grid justify-items-center gap-4 py-12 text-center md:py-16">
      <title>{said.title}</title>
      <Picture kind="empty" seed="error" eager className="h-48 w-auto" />
      <p className="font-semibold font-serif text-tile-ink text-xl">{status}</p>
      <h1 className="text-2xl md:text-3xl">{said.heading}</h1>
      <p className="max-w-prose text-muted">{said.advice}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <LinkButton to="/search">{t.find}</LinkButton>
        <LinkButton to="/" variant="secondary">
          {t.home}
        </LinkButton>
      </div>
    </section>
  )
}

/** What stands in place of a page that could not be had. */
export function RouteError() {
  const error = useRouteError()
  if (isOutOfReach(error)) return <OutOfReach />
  // What a page of the browser's own asked for was refused: an address of somebody whom there is not, say.
  if (error instanceof ApiFailure)
    return <ErrorPage status={error.status} message={error.isServers ? error.message : undefined} />
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
  return (
    <ErrorPage
      status={error.status}
      message={typeof error.data?.message === "string" ? error.data.message : undefined}
    />
  )
}

/** What browsers say where data or a page's code could not be fetched. */
const unreachable = /^(failed to fetch|load failed|networkerror|importing a module|error loading dynamically)/i
const isOutOfReach = (error: unknown) =>
  typeof window !== "undefined" &&
  ((error instanceof TypeError && unreachable.test(error.message)) ||
    (error instanceof ApiFailure && error.status === 0))

/** The connection is gone, not the product: another try brings the page back. */
function OutOfReach() {
  const { outOfReach: t } = useTexts(shellTexts)
  return (
    <section className="page-width grid justify-items-center gap-4 py-12 text-center md:py-16">
      <title>{t.title}</title>
      <h1 className="text-2xl md:text-3xl">{t.title}</h1>
      <p className="max-w-prose text-muted">{t.advice}</p>
      <Button onClick={() => window.location.reload()}>{t.again}</Button>
    </section>
  )
}
