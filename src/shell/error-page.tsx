import { LinkButton } from "../ui/link-button.tsx"

/** The one error page; a known refusal says its own sentence, a bug says what the visitor can do. */
export function ErrorPage({ status, message }: { status: number; message?: string }) {
  const isBug = status >= 500
  return (
    <section className="page-width grid justify-items-center gap-6 py-20 text-center">
      <title>{isBug ? "Something went wrong" : "Not found"}</title>
      <p className="font-semibold font-serif text-4xl text-tile">{status}</p>
      <h1 className="text-3xl">
        {isBug ? "Unexpected Application Error!" : (message ?? "We could not find this page.")}
      </h1>
      <p className="max-w-prose text-muted">
        {isBug
          ? "Something broke on our side; it has been recorded. What you saved is safe. Please reload the page, or go on from the start."
          : "It may have moved, or the link may be incomplete."}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to="/search">Find professionals</LinkButton>
        <LinkButton to="/" variant="secondary">
          Go to the home page
        </LinkButton>
      </div>
    </section>
  )
}
