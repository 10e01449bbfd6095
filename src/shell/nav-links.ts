/** Where the public header and footer lead. Only pages that exist. */
export const serviceLinks = [
  { label: "Interior designers", to: "/search?service_type=interior-designer", icon: "sofa" },
  { label: "Architects", to: "/search?service_type=architect", icon: "compass" },
] as const

export const findLink = { label: "Find professionals", to: "/search" } as const
export const joinLink = { label: "For professionals", to: "/register?type=professional" } as const
export const loginLink = { label: "Log in", to: "/login" } as const
