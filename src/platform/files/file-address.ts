/** Where a file is asked for. portrait-urls.server.ts and file.personal.server.ts write the same in SQL. */
export const fileAddress = (id: string, name: string) => `/files/${id}/${name}`
