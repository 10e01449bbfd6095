import type { ComponentProps, ReactNode } from "react"
import { Face } from "../../drawings/face.tsx"
import { Card } from "../../ui/card.tsx"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import type { CustomerRequest, ProfessionalRequest } from "../service-request.schema.ts"
import { requestTexts } from "../texts.ts"
import { RequestState } from "./request-state.tsx"

type RequestItemProps = {
  request: CustomerRequest | ProfessionalRequest
  /** The other side. */
  who: Omit<ComponentProps<typeof Face>, "size"> & { shown: ReactNode }
  /** Above the answer. */
  answered: string
  /** What can be done, or what came of it, in a line; with the acts at its end. */
  children: ReactNode
  acts?: ReactNode
}

/** A request in the list of either side: who, what about, how it stands, what was asked and what was answered. */
export function RequestItem({ request, who, answered, children, acts }: RequestItemProps) {
  const t = useTexts(requestTexts)
  const dates = useDates()
  return (
    <Card as="li" id={request.id} className="grid scroll-mt-20 grid-cols-1 gap-4">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <Face professionalId={who.professionalId} name={who.name} portrait={who.portrait} />
        <div>
          <h2 className="wrap-anywhere font-sans font-semibold text-lg leading-snug tracking-normal">{who.shown}</h2>
          <p className="text-muted text-sm">
            {t.about(
              request.service_name,
              <time dateTime={request.created_at} className="inline-block">
                {dates.instant(request.created_at, new Date())}
              </time>,
            )}
          </p>
        </div>
        <div className="max-sm:col-span-2">
          <RequestState request={request} />
        </div>
      </div>
      {request.message && <p className="wrap-anywhere max-w-prose whitespace-pre-line">{request.message}</p>}
      {request.reason && (
        <div className="max-w-prose rounded-md bg-sunken px-4 py-3">
          <p className="font-semibold text-sm">{answered}</p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">{request.reason}</p>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-4">
        <div className="min-w-0 text-muted text-sm">{children}</div>
        {acts && <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">{acts}</div>}
      </div>
    </Card>
  )
}

/** An instant in words; it wraps only where it does not fit on a line. */
export function At({ at }: { at: string }) {
  const dates = useDates()
  return (
    <time dateTime={at} className="inline-block">
      {dates.instant(at, new Date())}
    </time>
  )
}
