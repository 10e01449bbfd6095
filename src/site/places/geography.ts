/** What a drawn map of a city shows beside its localities: latitude and longitude, roughly, as on any map of it. */

type At = readonly [latitude: number, longitude: number]

interface Geography {
  rivers: readonly (readonly At[])[]
  hills: readonly At[]
  lakes: readonly At[]
}

const pune: Geography = {
  rivers: [
    // Mula, from the west to where it meets the Mutha.
    [
      ...([
        [18.52, 73.66],
        [18.555, 73.7],
        [18.582, 73.735],
        [18.588, 73.757],
        [18.575, 73.775],
      ] as const),
      ...([
        [18.566, 73.8],
        [18.57, 73.815],
        [18.577, 73.832],
        [18.567, 73.85],
        [18.556, 73.866],
        [18.5312, 73.8605],
      ] as const),
    ],
    // Pavana, into the Mula.
    [
      [18.668, 73.72],
      [18.648, 73.747],
      [18.63, 73.78],
      [18.612, 73.795],
      [18.598, 73.815],
      [18.577, 73.832],
    ],
    // Mutha, from its dam.
    [
      ...([
        [18.436, 73.765],
        [18.452, 73.783],
        [18.463, 73.802],
        [18.476, 73.823],
        [18.491, 73.836],
      ] as const),
      ...([
        [18.503, 73.839],
        [18.514, 73.844],
        [18.523, 73.853],
        [18.5312, 73.8605],
      ] as const),
    ],
    // Mula-Mutha, to the east.
    [
      [18.5312, 73.8605],
      [18.541, 73.882],
      [18.541, 73.905],
      [18.54, 73.93],
      [18.528, 73.955],
      [18.524, 73.99],
      [18.51, 74.03],
    ],
  ],
  hills: [
    [18.527, 73.814],
    [18.497, 73.847],
    [18.474, 73.842],
    [18.553, 73.779],
    [18.433, 73.865],
    [18.424, 73.845],
    [18.452, 73.89],
  ],
  lakes: [
    [18.534, 73.785],
    [18.449, 73.862],
    [18.432, 73.757],
  ],
}

const geographies: Record<string, Geography> = { pune }

/** By the name of a city in addresses; of most nothing is drawn yet but their localities. */
export const geographyOf = (city: string): Geography => geographies[city] ?? { rivers: [], hills: [], lakes: [] }
