/** The ranking that the home page quotes. Survey and year are invented for the demo. */
export const ranking = {
  quote: 'Among the top 8 of India',
  survey: 'The Demo Survey of Boarding Schools',
  year: 2022,
} as const;
