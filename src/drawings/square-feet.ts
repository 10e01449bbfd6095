const SQUARE_METRE = 10.764

/** The fields of a project are in square feet, drawings are made in metres. */
export const squareMetresOf = (squareFeet: number) => squareFeet / SQUARE_METRE
