/** The people who sign the school's letters. Invented, like the school; replaced with it. */
export const people = {
  founder: { name: 'Shri Tamaladeep Yamunakar', role: 'Founder' },
  director: { name: 'Shri Suvrat Neepavan', role: 'Director' },
  dean: { name: 'Dr Ritambhar Malatikar', role: 'Dean' },
  principal: { name: 'Shri Anirveda Champakar', role: 'Principal' },
} as const;
