import { Picture } from "../drawings/picture.tsx"
import { Button } from "../ui/button.tsx"
import { LinkButton } from "../ui/link-button.tsx"

/** The one error page; a known refusal, being overrun included, says its own sentence, a bug what the visitor can do. */
export function ErrorPage({ status, message }: { status: number; message?: string }) {
  const isBusy = status === 503 && message !== undefined
  const isBug = status >= 500 && !isBusy
  return (
    <section className="page-width grid justify-items-center gap-4 py-12 text-center md:py-16">
      <title>{isBug ? "Something went wrong" : isBusy ? "One moment" : "Not found"}</title>
      <Picture kind="empty" seed="error" eager className="h-48 w-auto" />
      <p className="font-semibold font-serif text-tile-ink text-xl">{status}</p>
      <h1 className="text-2xl md:text-3xl">
        {isBug ? "Unexpected Application Error!" : (message ?? "We could not find this page.")}
      </h1>
      <p className="max-w-prose text-muted">
        {isBug
          ? "Something broke on our side; it has been recorded. What you saved is safe. Please reload the page, or go on from the start."
          : isBusy
            ? "What you saved is safe."
            : "It may have moved, or the link may be incomplete."}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <LinkButton to="/search">Find professionals</LinkButton>
        <LinkButton to="/" variant="secondary">
          Go to the home page
        </LinkButton>
      </div>
    </section>
  )
}

/** What browsers say where data or a page's code could not be fetched. */
const unreachable = /^(failed to fetch|load failed|networkerror|importing a module|error loading dynamically)/i
export const isOutOfReach = (error: unknown) =>
  typeof window !== "undefined" && error instanceof TypeError && unreachable.test(error.message)

/** The connection is gone, not the product: another try brings the page back. */
export function OutOfReach() {
  return (
    <section className="page-width grid justify-items-center gap-4 py-12 text-center md:py-16">
      <title>No connection</title>
      <h1 className="text-2xl md:text-3xl">We could not reach the service</h1>
      <p className="max-w-prose text-muted">Please check your connection and try again. What you saved is safe.</p>
      <Button onClick={() => window.location.reload()}>Try Again</Button>
    </section>
  )
}
