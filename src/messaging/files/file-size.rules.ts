interface SizeTexts {
  kilobytes: (count: number) => string
  megabytes: (count: string) => string
}

/** "84 KB", "1.2 MB" */
export const fileSize = (bytes: number, t: SizeTexts) =>
  bytes < 1024 * 1024
    ? t.kilobytes(Math.max(1, Math.round(bytes / 1024)))
    : t.megabytes((bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, ""))
