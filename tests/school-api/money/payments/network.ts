type Answer = (path: string, init?: RequestInit) => Response | Promise<Response>;

export type Network = {
  fetch: typeof globalThis.fetch;
  /** Paths that were called, newest last. */
  calls: string[];
  /** Every call fails before it is sent. */
  cut: boolean;
  /** The next call is processed, but its response is lost. */
  loseAnswer: boolean;
};

/** An in-process connection between API and provider with simulated failures. */
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
