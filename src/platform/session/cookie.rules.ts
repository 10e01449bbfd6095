/** The two cookies of the site, and for how long they stay. */
export const SESSION_COOKIE = "sthapati-session"
export const DEVICE_COOKIE = "sthapati-device"

/** Of who wants to be remembered; of the others it goes with the browser. */
export const REMEMBERED_DAYS = 30
/** Without use, of who does not want to be remembered. */
export const IDLE_HOURS = 12
/** As long as browsers keep one. */
export const DEVICE_DAYS = 400
