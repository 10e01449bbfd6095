/** So far from a named locality somebody is near, in kilometres. */
export const NEAR_KM = 10
