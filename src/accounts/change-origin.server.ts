// When and from where credentials were changed, for the mail to the account's owner.
import type { Ctx } from "../platform/context.server.ts"
import type { Language } from "../platform/language/language.ts"
import type { MailContent } from "../platform/mail/mail-content.ts"
import { datesIn } from "../platform/time.ts"
import { kindOfDevice } from "./session/agent.rules.ts"
import { changeOriginTexts } from "./texts.ts"

export interface ChangeOrigin {
  at: string
  device: ReturnType<typeof kindOfDevice>
  network: string
}

export const originOf = (
  { clock, network }: Pick<Ctx, "clock" | "network">,
  userAgent: string | undefined,
): ChangeOrigin => ({
  at: clock().toISOString(),
  device: kindOfDevice(userAgent),
  network,
})

export const originFacts = (
  { at, device, network }: ChangeOrigin,
  language: Language,
): NonNullable<MailContent["facts"]> => {
  const t = changeOriginTexts.in(language)
  const { day, clock } = datesIn(language)
  return [
    [t.labels.when, t.when(day(at), clock(at))],
    [t.labels.from, t.from(t.devices[device], network)],
  ]
}
