type Server = {
  url: string;
  pid: () => number | undefined;
  startAgain: () => Promise<void>;
  stop: () => Promise<void>;
};

export function startPostgres(): Promise<Server>;
