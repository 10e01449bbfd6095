/** The main job as somebody programs it who has nothing of ours but the API's document: through types made from it. */
import createClient from "openapi-fetch"
import type { paths } from "./api"

interface Surroundings {
  /** Where the API's document says, below the site's address. */
  baseUrl: string
  person: { full_name: string; email: string; password: string; mobile_number: string }
  /** The activation link, out of the mail. */
  openMail: () => Promise<URL>
  professional: { email: string; password: string; business_name: string }
}

export const doMainJob = async ({ baseUrl, person, openMail, professional }: Surroundings) => {
  const api = createClient<paths>({ baseUrl })
  const logIn = async (identifier: string, password: string) => {
    const { token, user } = must(await api.POST("/auth/login", { body: { identifier, password } }))
    return { headers: { authorization: `Bearer ${token}` }, id: user.professional_id ?? "" }
  }

  must(await api.POST("/signup/user", { body: { ...person, userType: "individual" } }))
  const early = await api.POST("/auth/login", { body: { identifier: person.email, password: person.password } })
  const link = await openMail()
  const [token = "", email = ""] = ["token", "email"].map((name) => link.searchParams.get(name) ?? undefined)
  must(await api.POST("/auth/activate", { body: { token, email } }))
  const customer = await logIn(person.email, person.password)

  const query = { query: professional.business_name, city: "Pune" }
  const { services } = must(await api.GET("/search", { params: { query } }))
  const found = services[0]
  if (!found) throw new Error(`The search does not find ${professional.business_name}.`)

  const start = new Date(Date.now() + 86_400_000).toISOString()
  const body = {
    provider_id: found.provider_id,
    service_id: found.id,
    booking_date: start.slice(0, 10),
    booking_time: start.slice(11, 19),
    place: { locality: "Baner" },
  }
  const booked = must(await api.POST("/booking/create", { headers: customer.headers, body }))
  const again = await api.POST("/booking/create", { headers: customer.headers, body })

  const { headers, id } = await logIn(professional.email, professional.password)
  const path = { id, bookingId: booked.data.id }
  const status = "confirmed"
  const confirm = { headers, params: { path }, body: { status } } as const
  must(await api.POST("/provider/{id}/bookings/{bookingId}/status", confirm))

  const seen = must(await api.GET("/user/bookings/{id}", { headers: customer.headers, params: { path: booked.data } }))
  const codes = [early.error?.code satisfies Early | undefined, again.error?.code satisfies Again | undefined]
  return { booked: booked.data.status, codes, seen: seen.booking.status, name: seen.booking.provider_name }
}

// What the document promises of these two calls, so that a program can be sure to have thought of all.
type Early =
  | "malformed"
  | "activation_required"
  | "second_factor_required"
  | "forbidden"
  | "too_large"
  | "unsupported_type"
  | Anywhere
type Again =
  | "malformed"
  | "second_factor_required"
  | "sign_in_required"
  | "forbidden"
  | "identity_mismatch"
  | "not_found"
  | Conflict
  | Anywhere
type Conflict = "conflict" | "in_flight" | "too_large" | "unsupported_type"
type Anywhere = "invalid" | "too_many" | "unavailable" | "internal"

const must = <T>({ data, error }: { data?: T; error?: { message: string } }): T => {
  if (data === undefined) throw new Error(error?.message ?? "There was no answer.")
  return data
}
