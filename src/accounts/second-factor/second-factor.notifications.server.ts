// The mails about a second factor. They have no topic, so they cannot be switched off.

import { kind, type NotificationKind } from "../../platform/language/notification-kinds.ts"
import { datesIn } from "../../platform/time.ts"
import { secondFactorMails } from "./texts.ts"

export interface SecondFactorNotification {
  full_name: string
  /** Instant, ISO. */
  at: string
}

const news = <P extends SecondFactorNotification>(
  name: string,
  said: (t: ReturnType<typeof secondFactorMails.in>, params: P) => { subject: string; text: string; closing?: string },
): NotificationKind<P> =>
  kind<P>({
    kind: name,
    mail: (params, language) => {
      const t = secondFactorMails.in(language)
      const { subject, text, closing = t.closing } = said(t, params)
      return {
        subject,
        preview: text,
        heading: t.heading(params.full_name),
        paragraphs: [text],
        facts: [[t.when, t.ist(datesIn(language).instant(params.at))]],
        closing,
      }
    },
  })

export const secondFactorOn = news("second_factor_on", (t) => t.on)
export const secondFactorOff = news("second_factor_off", (t) => t.off)
/** At the site's own command line (lost-second-factor.server.ts). */
export const secondFactorRemoved = news("second_factor_taken_away", (t) => t.takenAway)
export const recoveryCodesMade = news("recovery_codes_made", (t) => t.codesMade)
export const recoveryCodeUsed = news<SecondFactorNotification & { left: number }>("recovery_code_used", (t, { left }) =>
  t.codeUsed(left),
)

export const secondFactorNotifications = [
  secondFactorOn,
  secondFactorOff,
  secondFactorRemoved,
  recoveryCodesMade,
  recoveryCodeUsed,
]
