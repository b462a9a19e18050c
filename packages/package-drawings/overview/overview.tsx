import { CategoryIcon } from '../category-icon.tsx'
import { iconShapes } from '../icon-shapes.ts'
import { toLensColor } from '../lens-color.ts'
import { createMarking, type MarkedPart } from '../marking.ts'
import { PackageDrawing } from '../package-drawing.tsx'
import { parsePackage } from '../parse-package.ts'
import { examples } from './examples.ts'

const part: MarkedPart = {
  partNumber: 'STM32F103C8T6',
  dateCode: '2531+',
  parameters: [
    { key: 'resistance', value: 4_990, filterValue: '4.99 kΩ' },
    { key: 'tolerance', value: 1, filterValue: '1 %' },
    { key: 'capacitance', value: 1e-4, filterValue: '100 µF' },
    { key: 'voltage', value: 25, filterValue: '25 V' },
    { key: 'inductance', value: 4.7e-6, filterValue: '4.7 µH' },
    { key: 'frequency', value: 16e6, filterValue: '16 MHz' },
    { key: 'wavelength', value: 6.2e-7, filterValue: '620 nm' },
  ],
}

function Specimen({ title, input, children }: { title: string; input: string; children: React.ReactNode }) {
  return (
    <figure>
      <div className="light">{children}</div>
      <div className="dark">{children}</div>
      <figcaption>
        {title}
        <code>{input}</code>
      </figcaption>
    </figure>
  )
}

function PackageSpecimen({ name, icon }: { name: string; icon: string }) {
  const shape = parsePackage(name, icon)
  return (
    <Specimen title={shape.family} input={`parsePackage('${name}'${icon && `, '${icon}'`})`}>
      <PackageDrawing
        shape={shape}
        marking={createMarking(shape, part)}
        lens={toLensColor(part.parameters)}
        dimensions
      />
    </Specimen>
  )
}

/** Every drawing in light and dark, with its name and its input. */
export function Overview() {
  return (
    <main>
      <h1>Package drawings</h1>
      <h2>Category icons</h2>
      <section>
        {Object.keys(iconShapes).map((name) => (
          <Specimen key={name} title={name} input={`<CategoryIcon name="${name}" />`}>
            <CategoryIcon name={name} />
          </Specimen>
        ))}
      </section>
      {examples.map(({ group, icon, names }) => (
        <div key={group}>
          <h2>{group}</h2>
          <section>
            {names.map((name) => (
              <PackageSpecimen key={name} name={name} icon={icon} />
            ))}
          </section>
        </div>
      ))}
    </main>
  )
}
