/** For so many days a mailed link opens the page of an inquiry. */
export const LINK_DAYS = 90
