// The renewal cookie, that by which a browser is known again, and the check that a request by cookie comes from our own pages.
import type { FastifyReply, FastifyRequest } from "fastify"
import { localize } from "../language/language.ts"
import { Problem } from "../problem.ts"
import { DEVICE_COOKIE, DEVICE_DAYS, SESSION_COOKIE } from "../session/cookie.rules.ts"
import { refusalTexts } from "../texts.ts"

export interface CookieJar {
  sessionCookie: string | undefined
  userAgent: string | undefined
  /** Null: the cookie lives as long as the browser does. */
  setSessionCookie: (secret: string, expiresAt: Date | null) => void
  clearSessionCookie: () => void
  /** Stays when somebody signs out; of no account by itself. */
  deviceCookie: string | undefined
  setDeviceCookie: (value: string) => void
}

/** `__Host-` binds the cookie to this very host; browsers accept the prefix on https alone. */
export const sessionCookieName = (publicUrl: string) =>
  `${publicUrl.startsWith("https:") ? "__Host-" : ""}${SESSION_COOKIE}`

/** Sent below /api/auth alone. */
const deviceCookieName = (publicUrl: string) => `${publicUrl.startsWith("https:") ? "__Secure-" : ""}${DEVICE_COOKIE}`
const DEVICE_PATH = "/api/auth"
const DEVICE_SECONDS = DEVICE_DAYS * 86_400

export const cookieJar = (request: FastifyRequest, reply: FastifyReply | undefined, publicUrl: string): CookieJar => {
  const name = sessionCookieName(publicUrl)
  const device = deviceCookieName(publicUrl)
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure: publicUrl.startsWith("https:") } as const
  return {
    sessionCookie: request.cookies[name],
    userAgent: request.headers["user-agent"],
    setSessionCookie: (secret, expiresAt) =>
      void reply?.setCookie(name, secret, { ...options, ...(expiresAt && { expires: expiresAt }) }),
    clearSessionCookie: () => void reply?.clearCookie(name, options),
    deviceCookie: request.cookies[device],
    setDeviceCookie: (value) =>
      void reply?.setCookie(device, value, { ...options, path: DEVICE_PATH, maxAge: DEVICE_SECONDS }),
  }
}

/** Another site's page can make the browser send our cookie; it cannot make it say it came from here. */
export const refuseForeignOrigin = (request: FastifyRequest, publicUrl: string) => {
  const site = request.headers["sec-fetch-site"]
  const isOurs = site ? site === "same-origin" || site === "none" : request.headers.origin === new URL(publicUrl).origin
  if (!isOurs)
    throw new Problem(
      "forbidden",
      localize(refusalTexts, (t) => t.foreignOrigin),
    )
}
