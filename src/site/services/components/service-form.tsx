import { ServiceInquiryForm } from "../../../enquiries/service/components/service-inquiry-form.tsx"
import { ServiceWaitlistForm } from "../../../enquiries/service/components/service-waitlist-form.tsx"
import { FormAside } from "../../../ui/form-aside.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { ServicePage } from "../service.server.ts"
import { serviceTexts } from "../texts.ts"

/** An inquiry for what is open, a waiting list for what opens next; of what is only thought of somebody may say what they need. */
export function ServiceForm({ page: { slug, name, city, state, isInformation, offer } }: { page: ServicePage }) {
  const { inquiry, waitlist } = useTexts(serviceTexts)
  if (state === "soon") {
    const more = isInformation && <p className="text-muted">{waitlist.information}</p>
    return (
      <FormAside id="inquiry" heading={waitlist.heading} lead={waitlist.lead(name, city)} more={more}>
        <ServiceWaitlistForm key={slug} service={slug} />
      </FormAside>
    )
  }
  const isOpen = state === "open"
  const canSuggest = offer?.canSuggest === true
  return (
    <FormAside
      id="inquiry"
      heading={isOpen ? inquiry.heading : inquiry.ideaHeading}
      lead={isOpen ? inquiry[canSuggest ? "lead" : "leadFew"] : inquiry.idea}
    >
      <ServiceInquiryForm key={slug} service={slug} isOpen={isOpen} canSuggest={canSuggest} />
    </FormAside>
  )
}
