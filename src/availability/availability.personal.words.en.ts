import type { TableWords } from "../platform/personal-data.server.ts"

const span = { from_minute: "From, in minutes of the day", to_minute: "To, in minutes of the day" }

export default {
  availabilities: {
    title: "How you can be booked",
    columns: {
      slot_minutes: "A start every … minutes",
      notice_minutes: "Shortest notice, minutes",
      horizon_days: "Days ahead",
      buffer_minutes: "Minutes between visits",
      updated_at: "Last change",
    },
  },
  weekly_hours: { title: "Your weekly hours", columns: { weekday: "Weekday, 0 is Sunday", ...span } },
  hour_exceptions: { title: "Days with other hours", columns: { day: "Day", until: "Until", ...span } },
} satisfies Record<string, TableWords>
