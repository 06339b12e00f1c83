import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { type SceneName, scenePath } from '@/content/scenes';
import { school } from '@/content/school';

export const revalidate = 60;

const ways: readonly { label: string; href: string; scene: SceneName; text: string }[] = [
  {
    label: 'Student Life',
    href: '/student-life?tab=0',
    scene: 'yoga-sunrise',
    text: 'Up before the sun, with yoga, prayer, games and friends.',
  },
  {
    label: 'Facilities',
    href: '/facility?tab=0',
    scene: 'library',
    text: 'Fields, laboratories, music rooms and a temple of our own.',
  },
  {
    label: 'Academics',
    href: '/acedemics?tab=0',
    scene: 'classroom-tree',
    text: `${school.board}, in small steps and with teachers who live here.`,
  },
];

export default function Home() {
  return (
    <>
      <div className="page-banner">
        <div className="page-banner-scene scallop">
          <img
            src={scenePath('campus-gate')}
            alt=""
            width="1600"
            height="900"
            fetchPriority="high"
          />
        </div>
        <div className="page-banner-words page-width">
          <h1 className="page-banner-title">{school.name}</h1>
          <p className="text-lead">{school.tagline}</p>
          <div>
            <ButtonLink href="/register">Apply Now</ButtonLink>
          </div>
        </div>
      </div>
      <Section>
        <ul className="grid gap-10 sm:grid-cols-3">
          {ways.map(({ label, href, scene, text }) => (
            <li key={href} className="relative grid content-start gap-2">
              <Picture src={scenePath(scene)} alt="" ratio="4/5" arch className="mb-3" />
              <h2 className="text-h3">
                <a className="link-cover" href={href}>
                  {label}
                </a>
              </h2>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
