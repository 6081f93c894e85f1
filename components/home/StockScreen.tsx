import { AtHours } from './AtHours';
import { getWords } from './getWords';
import { Screen } from './Screen';
import { StockMap } from './StockMap';
import styles from './StockScreen.module.css';
import { endOf } from './sampleClock';
import { materials, stockOf } from './sampleStock';
import { type Hour, LATE } from './sampleWeek';

/** The warehouse: how full each bin is, and the materials of the orders in work. The table tells what the map draws. */
export async function StockScreen() {
  const word = await getWords();
  return (
    <Screen who="keeper" title="stock">
      <div className={styles.stock}>
        <div>
          <StockMap />
          <p className={styles.legend}>
            <span>{word('empty')}</span>
            <span>{word('full')}</span>
            <span data-alarm>{word('short')}</span>
          </p>
        </div>
        <table aria-labelledby="stock-title">
          <thead>
            <tr>
              <th scope="col">{word('bin')}</th>
              <th scope="col">{word('material')}</th>
              <th scope="col">{word('onHand')}</th>
              <th scope="col">{word('needed')}</th>
            </tr>
          </thead>
          <tbody>
            {materials.map((material) => (
              <tr key={material.bin} data-followed={material.order === LATE || undefined}>
                <th scope="row">{material.bin}</th>
                <td>
                  {word(material.name)} <small>{material.order}</small>
                  {material.delivery && (
                    <AtHours
                      of={(hour) => expectedAt(material, hour)}
                      show={(text) =>
                        text && (
                          <small>
                            {word('expected')} <span className={styles.when}>{text}</span>
                          </small>
                        )
                      }
                    />
                  )}
                </td>
                <td>
                  <AtHours
                    of={(hour) => stockOf(material, hour).onHand}
                    show={(quantity, hour) =>
                      quantity < stockOf(material, hour).needed ? (
                        <span data-alarm>{quantity}</span>
                      ) : (
                        quantity
                      )
                    }
                  />
                </td>
                <td>
                  <AtHours of={(hour) => stockOf(material, hour).needed} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Screen>
  );
}

function expectedAt(material: (typeof materials)[number], hour: Hour): string {
  const { expected } = stockOf(material, hour);
  return expected ? `${expected.quantity} · ${endOf(expected.at)}` : '';
}
