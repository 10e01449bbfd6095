/** Addresses of projects; by themselves, since pages that know nothing else of projects lead to them. */

/** As everybody sees it. */
export const projectPath = (professionalId: string, id: string) => `/providers/${professionalId}/projects/${id}`

export const OWN_PROJECTS_PAGE = "/provider/projects"
/** Where it is edited. */
export const ownProjectPath = (id: string) => `${OWN_PROJECTS_PAGE}/${id}`
export const previewPath = (id: string) => `${ownProjectPath(id)}/preview`

/** Where all of one's pictures are one file; whoever has to sign in first comes back to the page. */
export const picturesAddress = (id: string) => `/api/provider/${id}/projects/zip`
