// How answers are compressed that are not kept ready-made.
import { constants } from "node:zlib"
import type { FastifyCompressOptions } from "@fastify/compress"

export const compression: FastifyCompressOptions = {
  threshold: 1024,
  // A text that is whole leaves in one call: as a stream, 14 KB of JSON took three times the processor.
  syncThreshold: 64 * 1024,
  encodings: ["br", "gzip"],
  // Without a flush the whole stream would wait for its end.
  brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 5 },
}
