import { useState } from "react"
import type { Refused } from "../../../platform/form/form.ts"

/**
 * Whether a form that takes a password asks for the code of the second factor now: from the answer that wants one until
 * something else is refused. What was typed before stays in its fields, out of sight.
 */
export function useCodeStep() {
  const [isAsked, setAsked] = useState(false)
  return {
    isAsked,
    goBack: () => setAsked(false),
    onRefused: ({ code, fields }: Refused) => {
      if (code === "second_factor_required") setAsked(true)
      else if (Object.keys(fields).some((name) => name !== "code")) setAsked(false)
    },
  }
}
