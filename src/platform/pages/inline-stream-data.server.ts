// A page's data at its end, where React Router's stream would put it, for pages that are made in one call.

/** Does at once what the router's `StreamTransfer` does in pieces: compare it with new versions of the router. */
export const inlineStreamData = async (html: string, stream: ReadableStream<Uint8Array>, nonce: string) => {
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece)
  const data = Buffer.concat(pieces).toString()
  const channel = "window.__reactRouterContext.streamController"
  const script = `<script nonce="${nonce}">${channel}.enqueue(${literalOf(data)});${channel}.close();</script>`
  const end = html.lastIndexOf("</body>")
  return html.slice(0, end) + script + html.slice(end)
}

/** Single quotes: the data is JSON, and each double quote in it would take another character. */
const literalOf = (text: string) => `'${text.replace(/[\\'<>&\n\r\u2028\u2029]/g, escapeOf)}'`

/** No `<` either, so that no text ends the script. */
const escapeOf = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
