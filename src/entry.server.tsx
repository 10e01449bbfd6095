// Renders a page: streamed as soon as its frame stands, or whole for robots and to be kept.
import { Transform, Writable } from "node:stream"
import { createReadableStreamFromReadable } from "@react-router/node"
import { isbot } from "isbot"
import { renderToPipeableStream, renderToString } from "react-dom/server"
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router"
import { pageContext } from "./platform/pages/page-context.ts"
import { isStill } from "./platform/pages/page-handle.ts"

/** No page may keep a visitor waiting longer than the promised ten seconds. */
export const streamTimeout = 8_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce, isKept } = context.get(pageContext)
  if (isStill(entry.staticHandlerContext.matches.map(({ route }) => route)))
    return stillPage(request, status, headers, entry, nonce)
  const isWhole = isKept || isbot(request.headers.get("user-agent") ?? "")
  return new Promise<Response>((resolve, reject) => {
    headers.set("Content-Type", "text/html; charset=utf-8")
    const sendPieces = () => {
      const body = gathering()
      body.on("close", () => clearTimeout(timer))
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
      stream.pipe(body)
    }
    const sendWhole = () => {
      const pieces: Buffer[] = []
      const body = new Writable({
        write: (piece: Buffer, _encoding, done) => {
          pieces.push(piece)
          done()
        },
      })
      body.on("finish", () => {
        clearTimeout(timer)
        resolve(new Response(Buffer.concat(pieces), { headers, status }))
      })
      stream.pipe(body)
    }
    const stream = renderToPipeableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
      nonce,
      ...(isWhole ? { onAllReady: sendWhole } : { onShellReady: sendPieces }),
      onShellError: (error) => {
        clearTimeout(timer)
        reject(error)
      },
      onError: (error) => reportRenderError(error),
    })
    const timer = setTimeout(() => stream.abort(), streamTimeout + 1000).unref()
  })
}

/** Without the application there is no data to hand over and nothing to wait for: a text, in one call. */
const stillPage = (request: Request, status: number, headers: Headers, entry: EntryContext, nonce: string) => {
  const { serverHandoffStream, ...still } = entry
  void serverHandoffStream?.cancel()
  headers.set("Content-Type", "text/html; charset=utf-8")
  const html = renderToString(<ServerRouter context={still} url={request.url} nonce={nonce} />)
  return new Response(`<!DOCTYPE html>${html}`, { headers, status })
}

/**
 * React writes a page in some dozens of pieces and says when a stretch is done. Gathered until then, each stretch is
 * compressed and sent once: flushing the pieces one by one was the dearest part of a page.
 */
const gathering = () => {
  let pieces: Buffer[] = []
  const give = () => {
    if (pieces.length > 0) body.push(Buffer.concat(pieces))
    pieces = []
  }
  const body = new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      pieces.push(piece)
      done()
    },
    flush: (done) => {
      give()
      done()
    },
  })
  // The name by which React tells.
  return Object.assign(body, { flush: give })
}

let reportRenderError = (_error: unknown) => {}
/** main.ts hands the log over; this file is loaded before there is one. */
export const reportErrorsTo = (report: (error: unknown) => void) => {
  reportRenderError = report
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) reportRenderError(error)
}
