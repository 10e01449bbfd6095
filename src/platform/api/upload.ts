/**
 * A file to /api, by a contract that takes one: past JSON, with what is known of it in the address, and by XMLHttpRequest,
 * since fetch does not say how much has gone.
 */
import { callBy } from "./api-client.ts"
import type { Answer, Contract, InputOf } from "./contract.ts"
import { bodyOf, identityHeaders, type Reply, type SendOptions } from "./transport.ts"

export interface UploadOptions {
  signal: AbortSignal
  /** 0 to 100: how much of it has gone. */
  onProgress: (percent: number) => void
}

export const upload = <C extends Contract>(
  contract: C,
  input: NoInfer<InputOf<C>>,
  file: Blob,
  { signal, onProgress }: UploadOptions,
): Promise<Answer<C>> =>
  callBy(
    (_method, path, values = {}, options = {}) => {
      const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))
      return sendFile(`${path}?${query}`, file, options, onProgress)
    },
    contract,
    input,
    { signal },
  )

/** Nothing has gone, or come, for so long: the line is dead. */
const SILENCE_MS = 30_000

/** Like `send` of the transport it fails only where `signal` has ended it. */
const sendFile = (path: string, file: Blob, { signal }: SendOptions, onProgress: (percent: number) => void) =>
  new Promise<Reply>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    let silence: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(silence)
      silence = setTimeout(() => request.abort(), SILENCE_MS)
    }
    const abort = () => request.abort()
    request.upload.onprogress = ({ loaded, total }) => {
      wait()
      onProgress(Math.floor((loaded / total) * 100))
    }
    request.onloadend = () => {
      clearTimeout(silence)
      signal?.removeEventListener("abort", abort)
      if (signal?.aborted) return reject(signal.reason)
      const { status, responseText } = request
      resolve({ status, text: responseText, body: bodyOf(responseText) })
    }
    signal?.addEventListener("abort", abort)
    request.open("POST", `/api${path}`)
    for (const [name, value] of Object.entries(identityHeaders())) request.setRequestHeader(name, value)
    request.setRequestHeader("content-type", file.type || "application/octet-stream")
    wait()
    request.send(file)
  })
