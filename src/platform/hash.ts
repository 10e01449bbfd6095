/** FNV-1a: a whole number of 32 bits that near-equal texts ("a-1", "a-2") are far apart by. No secret, and no lock. */
export const fnv1aHash = (text: string) => {
  let hash = 2166136261
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 16777619)
  return hash >>> 0
}
