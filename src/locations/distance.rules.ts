/** A place on the earth, in degrees. */
export interface Centre {
  latitude: number
  longitude: number
}

const KM_A_DEGREE = 111.2

/** As the crow flies, in kilometres. Within one city the earth is flat enough. */
export const kmBetween = (one: Centre, other: Centre) => {
  const narrowing = Math.cos((((one.latitude + other.latitude) / 2) * Math.PI) / 180)
  return Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * narrowing) * KM_A_DEGREE
}
