import { brand } from "../../brand.ts"
import { LinkButton } from "../../ui/link-button.tsx"

export function ClosingCall() {
  const { platform, subscription, commission } = brand.fees
  return (
    <section className="on-basalt -mb-16 border-basalt-line border-b">
      <div className="page-width grid gap-6 py-14 md:grid-cols-[1fr_auto] md:items-center">
        <div className="grid max-w-2xl gap-3">
          <h2 className="text-2xl sm:text-3xl">Tell your home's story to someone who knows buildings</h2>
          <p className="text-on-basalt-muted">
            Customers pay ₹{platform} to the platform. Professionals pay {subscription} a month and {commission}{" "}
            commission; nothing paid changes the ranking.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/search" className="w-full sm:w-auto">
            Find professionals
          </LinkButton>
          <LinkButton to="/register?type=professional" variant="secondary" className="w-full sm:w-auto">
            Join as a professional
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
