// What is told when a customer moves a request: the professional, who is asked anew, and the customer, whose calendar has it.
import type { Kind } from "../../platform/language/kinds.ts"
import { actCalled, moving, newsIn } from "../booking.kinds.server.ts"
import type { Story } from "../booking-announcement.server.ts"
import { rescheduleKindsTexts } from "./texts.ts"

const newsFor = newsIn(rescheduleKindsTexts)

export const requestMoved: Story = {
  kind: "moved",
  news: {
    customer: newsFor("customer", "request_moved_by_you", undefined, { ...moving, calendar: "tentative" }),
    professional: newsFor("professional", "request_moved", "info", {
      ...moving,
      calendar: "tentative",
      asks: "booking",
    }),
  },
  act: actCalled("move_request"),
}

export const rescheduleKinds: readonly Kind[] = [...Object.values(requestMoved.news), requestMoved.act]
