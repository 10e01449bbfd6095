import { brand } from "../../brand.ts"
import { LinkButton } from "../../ui/link-button.tsx"

/** What customers pay, and beside it what professionals pay. */
export function ClosingCall() {
  const { platform, subscription, commission } = brand.fees
  return (
    <section className="on-basalt -mb-16 border-basalt-line border-b">
      <div className="page-width grid gap-10 py-12 sm:py-14 lg:grid-cols-[3fr_2fr] lg:gap-16">
        <div className="grid content-start justify-items-start gap-4">
          <h2 className="text-2xl sm:text-3xl">Tell your home’s story to someone who knows buildings</h2>
          <p className="text-on-basalt-muted">
            Customers pay ₹{platform} to the platform, and nothing paid changes the ranking.
          </p>
          <LinkButton to="/search" className="max-sm:w-full">
            Find professionals
          </LinkButton>
        </div>
        <div className="grid content-start justify-items-start gap-4 border-basalt-line max-lg:border-t max-lg:pt-8 lg:border-l lg:pl-16">
          <h3 className="text-xl">Do you build or furnish homes?</h3>
          <p className="text-on-basalt-muted">
            Professionals pay {subscription} a month and <span className="whitespace-nowrap">{commission}</span>{" "}
            commission.
          </p>
          <LinkButton to="/register?type=professional" variant="secondary" className="max-sm:w-full">
            Join as a professional
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
