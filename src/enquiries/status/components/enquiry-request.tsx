import { useRevalidator } from "react-router"
import { RequestBadge } from "../../../requests/components/request-state.tsx"
import { requestedBookingPath, shownStatusOfInquiry } from "../../../requests/service-request.rules.ts"
import { Button } from "../../../ui/button.tsx"
import { Card } from "../../../ui/card.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { EnquiryStanding } from "../enquiry-status.contract.ts"
import { shareContactForm } from "../share-contact.form.ts"
import { enquiryStatusTexts, shareContactTexts } from "../texts.ts"

interface EnquiryRequestProps {
  request: EnquiryStanding["requests"][number]
  token: string
  hasPhone: boolean
  now: Date
}

/** One who has the inquiry: what they answered, and once they have accepted the ways on. */
export function EnquiryRequest({ request, token, hasPhone, now }: EnquiryRequestProps) {
  const t = useTexts(enquiryStatusTexts)
  const dates = useDates()
  const { status, provider_name, is_public, provider_id, reason, has_contact } = request
  const name = provider_name ?? t.former
  const state = shownStatusOfInquiry(request)
  const at = status === "pending" ? request.answer_due_at : request.updated_at
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="wrap-anywhere font-sans font-semibold text-lg leading-snug tracking-normal">
          {is_public ? (
            <Link to={`/providers/${provider_id}`} className="underline underline-offset-4">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <RequestBadge status={state} />
      </div>
      <p className="text-muted">{t.states[state](dates.instant(at, now))}</p>
      {reason && (
        <div className="max-w-prose rounded-md bg-sunken px-4 py-3">
          <p className="font-semibold text-sm">{t.answered}</p>
          <p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-line">
            {reason}
          </p>
        </div>
      )}
      {status === "accepted" && (
        <>
          <p>{has_contact ? t.contact[hasPhone ? "shown" : "shownEmail"] : t.contact.hidden}</p>
          <div className="flex flex-wrap gap-2 max-sm:*:w-full">
            {!has_contact && <ShareContact requestId={request.id} token={token} hasPhone={hasPhone} />}
            {is_public && (
              <LinkButton to={requestedBookingPath(request)} variant="secondary" icon="calendar">
                {t.book}
              </LinkButton>
            )}
          </div>
        </>
      )}
    </Card>
  )
}

function ShareContact({ requestId, token, hasPhone }: { requestId: string; token: string; hasPhone: boolean }) {
  const t = useTexts(shareContactTexts)
  const { revalidate } = useRevalidator()
  const form = useForm(shareContactForm, {
    draft: null,
    hiddenFields: { token, request_id: requestId },
    onDone: () => revalidate(),
  })
  return (
    <FormFrame form={form} className="grid gap-2">
      <FormRefusalAlert form={form} />
      <Button {...form.button} icon="phone" className="max-sm:w-full">
        {form.busy ? t.sharing : hasPhone ? t.share : t.shareEmail}
      </Button>
    </FormFrame>
  )
}
