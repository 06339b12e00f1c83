/** README.md of an exported folder. */
export const README = `# Content of the school's site

One file for each list (\`faculty.yaml\`, \`fees.yaml\`, ...), one file for each news item in \`news/\`,
pictures and documents in \`media/\`.

- In a list, each record begins with \`- \`. The order in the file is the order on the site.
- An \`id\` says which record is meant. Leave it out for a new one.
- A news item has its fields between two lines \`---\`, then its text in Markdown. Its name is its
  address: \`news/annual-day.md\` is shown at /news-event/detail/annual-day. With \`format: html\` the
  text is HTML.
- A picture is named as \`media/pictures/hall.webp\` and lies there: webp, avif, jpg, png or gif;
  documents are pdf. Give a changed picture a new name: visitors keep the old one for a day.
- A picture of a person in \`results.yaml\`, \`testimonials.yaml\` or \`alumni.yaml\` is shown only with
  \`consent_on_file: true\`: a parent, or the grown-up person, has agreed in writing. Without it the site
  shows a placeholder, and the file is not given out.

    npm run school -- content import <this folder>

brings everything back, wholly or not at all; what is wrong is said with its file and field. A list
whose file is not in the folder stays as it is. Records that are on the site and not in the folder
stay as well, unless --prune is given.
`;
