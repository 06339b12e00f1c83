/** People who sign texts of the school. Invented; replace them with your own. */
export const people = {
  founder: { name: 'Shri Tamaladeep Yamunakar', role: 'Founder' },
  director: { name: 'Shri Suvrat Neepavan', role: 'Director' },
  dean: { name: 'Dr Ritambhar Malatikar', role: 'Dean' },
  principal: { name: 'Shri Anirveda Champakar', role: 'Principal' },
} as const;
