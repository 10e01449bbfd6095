// Renders a page: streamed as soon as its frame stands, or whole for robots and to be kept.
import { Transform, Writable } from "node:stream"
import { createReadableStreamFromReadable } from "@react-router/node"
import { isbot } from "isbot"
import { renderToPipeableStream, renderToString } from "react-dom/server"
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router"
import { inlineStreamData } from "./platform/pages/inline-stream-data.server.ts"
import { isStaticPage, pageContext } from "./platform/pages/page-handle.ts"

/** No page may keep a visitor waiting longer than the promised ten seconds. */
export const streamTimeout = 8_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  headers.set("Content-Type", "text/html; charset=utf-8")
  const { nonce, isCached } = context.get(pageContext)
  const page: Page = { entry, url: request.url, nonce }
  const isStatic = isStaticPage(entry.staticHandlerContext.matches.map(({ route }) => route))
  const isWhole = isStatic || isCached || isbot(request.headers.get("user-agent") ?? "")
  const body = (isWhole && (await inOneCall(page))) || (await asStream(page, isWhole))
  return new Response(body, { headers, status })
}

interface Page {
  entry: EntryContext
  url: string
  nonce: string
}

/** How React marks what was not there yet when a text was made in one call. */
const LEFT_OUT = "<!--$!-->"

/** A stream encodes a page in ten thousand pieces, this in one. Undefined where a part of it has to be waited for. */
const inOneCall = async ({ entry: { serverHandoffStream, ...entry }, url, nonce }: Page) => {
  const html = `<!DOCTYPE html>${renderToString(<ServerRouter context={entry} url={url} nonce={nonce} />)}`
  if (html.includes(LEFT_OUT)) return undefined
  if (entry.renderMeta?.didRenderScripts && serverHandoffStream)
    return Buffer.from(await inlineStreamData(html, serverHandoffStream, nonce))
  // Without the application there is nobody to hand data to.
  void serverHandoffStream?.cancel()
  return Buffer.from(html)
}

const asStream = ({ entry, url, nonce }: Page, isWhole: boolean) =>
  new Promise<Buffer<ArrayBuffer> | ReadableStream<Uint8Array>>((resolve, reject) => {
    const sendParts = () => {
      const body = gathering()
      body.on("close", () => clearTimeout(timer))
      resolve(createReadableStreamFromReadable(body))
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
        resolve(Buffer.concat(pieces))
      })
      stream.pipe(body)
    }
    const stream = renderToPipeableStream(<ServerRouter context={entry} url={url} nonce={nonce} />, {
      nonce,
      // What comes in one piece is in its place without a script.
      ...(isWhole
        ? { onAllReady: sendWhole, progressiveChunkSize: Number.POSITIVE_INFINITY }
        : { onShellReady: sendParts }),
      onShellError: (error) => {
        clearTimeout(timer)
        reject(error)
      },
      onError: (error) => reportRenderError(error),
    })
    const timer = setTimeout(() => stream.abort(), streamTimeout + 1000).unref()
  })

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
