type Arriving = { complete: boolean; socket: { destroy: () => unknown } };

/**
 * Closes the request whose body has been arriving longest, so that slow bodies do not use up all
 * slots; false if there is none. `requests` are in order of arrival.
 */
export function closeSlowestBody(requests: Iterable<Arriving>): boolean {
  for (const { complete, socket } of requests) {
    if (complete) continue;
    socket.destroy();
    return true;
  }
  return false;
}
