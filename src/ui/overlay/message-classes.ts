/** One sign and one colour for a kind of news, in whatever it is shown. */
export const messageClasses = {
  info: { icon: "info", disc: "bg-slate-soft text-slate-ink" },
  success: { icon: "check", disc: "bg-neem-soft text-neem-ink" },
  warning: { icon: "alert", disc: "bg-brass-soft text-brass-ink" },
  error: { icon: "alert", disc: "bg-danger-soft text-danger-ink" },
} as const
