import { useState } from "react"
import { NextFreeTimes, useNextFree } from "../../../availability/components/next-free-times.tsx"
import { requestedBookingPath } from "../../../requests/service-request.rules.ts"
import { loadNextFree } from "../context.list.ts"

interface FreeTimesOfProps {
  providerId: string
  serviceId: string
  name: string
}

/** When the professional can be booked next, each time a link to the booking dialog. */
export function FreeTimesOf({ providerId, serviceId, name }: FreeTimesOfProps) {
  const [keepsHours, setKeepsHours] = useState(true)
  const found = useNextFree(serviceId, async (service) => {
    const answer = await loadNextFree(providerId, service)
    setKeepsHours(answer.keeps_hours)
    return answer
  })
  const booking = requestedBookingPath({ provider_id: providerId, service_id: serviceId })
  return (
    <div className="border-line border-t pt-4">
      <NextFreeTimes
        found={found}
        business={name}
        keepsHours={keepsHours}
        service={undefined}
        urlFor={(time) => `${booking}${time ? `&date=${time.date}&time=${time.time}` : ""}`}
      />
    </div>
  )
}
