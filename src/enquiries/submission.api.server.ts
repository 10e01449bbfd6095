// The JSON door of what people write to us.
import { serve } from "../platform/api/serve.server.ts"
import { registerInterest, registerProfessional, submitContact } from "./submission.contract.ts"
import { takeContact, takeInterest, takeRegistration } from "./submission.server.ts"

export const enquiriesApi = [
  serve(submitContact, takeContact),
  serve(registerProfessional, takeRegistration),
  serve(registerInterest, takeInterest),
]
