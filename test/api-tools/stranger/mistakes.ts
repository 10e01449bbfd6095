/** What must not compile for somebody who uses the types made from the document: each line below that says so. */
import createClient from "openapi-fetch"
import type { paths } from "./api"

const api = createClient<paths>()

export const mistakes = async () => {
  await api.GET("/user/booking") // wrong: no such address
  await api.POST("/search") // wrong: another method
  await api.GET("/user/bookings/{id}", { params: { path: { booking: "b" } } }) // wrong: another name in the path
  await api.POST("/auth/login", { body: { identifier: "a" } }) // wrong: a field is missing
  const { data, error } = await api.GET("/user/overview")
  return [
    data?.total, // wrong: no such field
    error?.code === "conflict", // wrong: this call has no such refusal
  ]
}
