import { z } from "zod"
import { email, redirect, why } from "../account.schema.ts"

export const resend = z.object({
  email,
  redirect,
  why,
  sign_up: z.string().max(100).optional().describe("As the sign-up was answered; without it the newest is meant"),
})
