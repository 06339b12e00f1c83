type Answer = (path: string, init?: RequestInit) => Response | Promise<Response>;

export type Network = {
  fetch: typeof globalThis.fetch;
  /** Paths that were called, newest last. */
  calls: string[];
  /** Every call fails before it arrives. */
  cut: boolean;
  /** The next call has its effect, but its answer is lost. */
  loseAnswer: boolean;
};

/** The way between the API and the provider, inside one process and breakable. */
export function testNetwork(answer: Answer): Network {
  const network: Network = {
    calls: [],
    cut: false,
    loseAnswer: false,
    fetch: async (input, init) => {
      const url = new URL(String(input));
      const path = `${url.pathname}${url.search}`;
      network.calls.push(`${init?.method ?? 'GET'} ${path}`);
      if (network.cut) throw new TypeError('fetch failed');
      const response = await answer(path, init);
      if (!network.loseAnswer) return response;
      network.loseAnswer = false;
      throw new TypeError('terminated');
    },
  };
  return network;
}
