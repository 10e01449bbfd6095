import { partsOfAddress } from "../map-link.rules.ts"

/** An address in which a link to a map can be followed, and says where it leads; all else is text. */
export function AddressText({ address }: { address: string }) {
  return partsOfAddress(address).map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <a
        key={part.href}
        href={part.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="text-tile-ink underline underline-offset-4"
      >
        {part.host}
      </a>
    ),
  )
}
