import { z } from "zod"
import { contract, type Limit } from "../../platform/api/contract.ts"
import { idCursor, pageLimit } from "../../platform/api/paging.ts"
import { selectionChange, serviceCard, wholeSelection } from "./selection.schema.ts"
import { selectionFieldTexts } from "./texts.ts"

const next = z.string().nullable()
const page = z.object({ services: z.array(serviceCard), next })
const message = z.string()

export const selectedServices = contract({
  name: "selected_services",
  summary: "The services I have selected for my project, latest first",
  method: "GET",
  path: "/selected_services",
  who: "customer",
  input: z.object({ limit: pageLimit, cursor: idCursor }),
  output: page,
})
export type SelectedQuery = z.output<typeof selectedServices.input>

export const availableServices = contract({
  name: "available_services",
  summary: "Services that I have not selected, best standing first",
  method: "GET",
  path: "/available_services",
  who: "customer",
  input: z.object({
    limit: pageLimit,
    cursor: z.string().max(200).optional(),
    service_type: z.string().trim().max(100).optional().describe("Only of this type"),
    shortlist: z
      .enum(["only", "without"])
      .optional()
      .describe("Only those of professionals on my shortlist, or of others"),
  }),
  output: page,
})
export type AvailableQuery = z.output<typeof availableServices.input>

const limit: Limit = { bucket: "selections", perAccount: { max: 120, seconds: 60 } }
const write = { limit, who: "customer", texts: selectionFieldTexts } as const

export const updateUserService = contract({
  ...write,
  name: "update_user_service",
  summary: "Select a service of a professional, or remove it from what I have selected",
  method: "POST",
  path: "/update_user_service",
  input: selectionChange,
  output: z.object({ message }),
  refuses: ["not_found", "conflict"],
})

export const syncUserServices = contract({
  ...write,
  name: "sync_user_services",
  summary: "Replace all that I have selected",
  method: "POST",
  path: "/sync_user_services",
  input: wholeSelection,
  output: z.object({ message, services: z.array(serviceCard) }),
  refuses: ["not_found", "conflict"],
})

export const removeUserService = contract({
  ...write,
  name: "remove_user_service",
  summary: "Remove a service from what I have selected",
  method: "DELETE",
  path: "/user/services/{id}",
  input: z.object({ id: z.string().describe("Of the service, or providerId-serviceType") }),
  output: z.object({ message }),
  refuses: ["not_found"],
})

const serviceUser = z.object({
  id: z.string().describe("Of the selection"),
  name: z.string(),
  service_type: z.string(),
  service_name: z.string(),
  selected_at: z.string().describe("Instant"),
})
export type ServiceUser = z.output<typeof serviceUser>

export const serviceUsers = contract({
  name: "service_users",
  summary: "The names of customers who have selected a service of mine, latest first",
  method: "GET",
  path: "/service_users",
  who: "professional",
  input: z.object({ limit: pageLimit, cursor: idCursor }),
  output: z.object({ users: z.array(serviceUser), next }),
})
export type ServiceUsersQuery = z.output<typeof serviceUsers.input>
