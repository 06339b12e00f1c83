import { tries } from './attack';
import { attacks } from './attacks';

// A process of its own: what the attack costs here must not slow the visitors who are measured.
const [name = '', url = '', certificate] = process.argv.slice(2);
setInterval(() => console.log(tries.count), 200);
await attacks.get(name)?.({ url, certificate });
