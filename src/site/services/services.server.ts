// The services page: the catalogue, or the standard list where the catalogue cannot be read (specification 2 §2).
import type { Ctx } from "../../platform/context.server.ts"
import { showCategories } from "../../services/service.server.ts"
import { servicesWords } from "./services.words.ts"

export interface ListedService {
  slug: string
  name: string
  description: string
  is_available: boolean
}

interface Listed {
  services: ListedService[]
  isStandard: boolean
}

export const listServices = async (ctx: Ctx): Promise<Listed> => {
  const { categories } = await showCategories(ctx)
  const services = categories.map(({ slug, name, short_description, is_available }) => ({
    slug,
    name,
    description: short_description,
    is_available,
  }))
  return { services, isStandard: false }
}

export const standardServices = ({ language }: Ctx): Listed => ({
  services: [...servicesWords.in(language).standardList],
  isStandard: true,
})
