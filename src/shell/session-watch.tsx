import { IdentityQuestion } from "../accounts/session/components/identity-question.tsx"
import { useSamePerson } from "../platform/session/use-same-person.ts"
import { announceAndLeave } from "./area-guard.ts"

/** On each page of somebody who is signed in: it goes with their session, and asks who it is where a call wants to know. */
export function SessionWatch() {
  useSamePerson(announceAndLeave)
  return <IdentityQuestion />
}
